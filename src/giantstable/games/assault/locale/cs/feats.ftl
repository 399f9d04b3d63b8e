# Co si profil pamatuje o hrách.

assault-tally-race = Za koho
assault-feat-ahead = O hlavu nad všemi
assault-feat-ahead-how = Vyhraj aspoň o deset bodů Řádu před všemi ostatními.
assault-feat-wide = Celý sever
assault-feat-wide-how = Vyhraj, když tvoji obři stojí v deseti oblastech.
assault-feat-fulfilled = Jak praví pověst
assault-feat-fulfilled-how = Vyhraj se všemi vlastními událostmi své rasy.
assault-feat-every-race = Šest korun
assault-feat-every-race-how = Vyhraj s každou rasou aspoň jednou.
