# „Jak se hraje“ na jedné stránce: nadpis a pár vět ke každému obrázku z mapy.
assault-guide = Řád obrů je rozbitý a každý národ chce stát v jeho čele. Veď jeden z nich severem za co nejvíce bodů Řádu; hrají tři až šest, třeba boti.
assault-guide-north = Sever
assault-guide-north-text =
    Body získáš za poražené nepřátele, za události a za to, co umí jen tvůj národ.
    Cizí body nikdo nezná; všechny se berou ze dvou fondů a podle nich je vidět, jak dlouho se ještě hraje.
assault-guide-turn = Tah
assault-guide-turn-text =
    Nejdřív si smíš vzít jednu událost, pokud ji mapa a tvoje runy splňují, a sesílat kouzla. Pak musíš zahrát jeden rozkaz a ten zůstane v řadě, dokud si neodpočineš.
    Mnoho rozkazů roste s každou kartou vlevo: co zahraješ v řadě později, je silnější. Pořadí je tedy půl hry.
assault-guide-battle = Bitva
assault-guide-battle-text =
    Každý, kdo bojuje, přinese tolik kostek, kolik má Síly. Zásahy jedné strany bez bloků druhé jsou poškození; co dosáhne Odolnosti jednotky, to ji porazí, co ne, jen zraní.
    Mystiky samy nic nedělají: v zásahy nebo bloky je mění rozkazy a kouzla.
assault-guide-end = Konec
assault-guide-end-text =
    Dokud není první fond prázdný, jsou domovy v bezpečí. Když dojde druhý, kolo se dohraje, přidá se ještě jedno a všichni ukážou body.
    Nech si tedy něco na poslední tah: body se platí i tehdy.
