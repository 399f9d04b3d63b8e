### What is measured.

cli-bench-assault-random = Assault: random play at six seats, decisions a second
cli-bench-assault-odds = Assault: the exact odds of an attack, nothing remembered, microseconds
cli-bench-assault-odds-worst = Assault: the same for the slowest of 100 attacks, microseconds
cli-bench-assault-greedy = Assault: greedy at six seats, games a second
