### What is measured.

cli-bench-wraith-random = Wraith: random play, Young against Earth, decisions a second
cli-bench-wraith-copy = Wraith: Match.copy(quiet) mid-turn, microseconds
cli-bench-wraith-copy-events = Wraith: Match.copy() with its events, microseconds
cli-bench-wraith-imagine = Wraith: copy and determinize, microseconds
cli-bench-wraith-view = Wraith: view, microseconds
cli-bench-wraith-new = Wraith: a new match, microseconds
cli-bench-wraith-greedy = Wraith: greedy, Young against Earth, games a second
