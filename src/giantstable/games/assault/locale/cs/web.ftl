### Assault of the Giants: co o ní říkají stránky v prohlížeči: její dveře, její formulář, kapitoly jejích pravidel.

## Vchod
web-about-assault = Šest obřích národů táhne na sever. Velení, plenění a bitvy s kostkami.
