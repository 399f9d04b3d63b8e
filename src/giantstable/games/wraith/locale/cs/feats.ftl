# Co si profil pamatuje o soubojích.

wraith-tally-giant = Proti komu
wraith-tally-wraith = Za koho
wraith-feat-unscathed = Bez škrábnutí
wraith-feat-unscathed-how = Poraz Obra tak, aby na tobě při jeho pádu nebylo jediné zranění.
wraith-feat-brink = O vlásek
wraith-feat-brink-how = Vyhraj, když by další zranění bylo poslední.
wraith-feat-scars = Psáno jizvami
wraith-feat-scars-how = Obrať Obra zpět jeho jizvami.
wraith-feat-every-giant = Žádný nezůstal stát
wraith-feat-every-giant-how = Poraz každého Obra aspoň jednou.
