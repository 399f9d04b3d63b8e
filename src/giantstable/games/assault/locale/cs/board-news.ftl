### Assault of the Giants v prohlížeči: co se změnilo od vlastního posledního tahu.

assault-news = Od tvého posledního tahu
assault-news-open = Novinky
assault-news-yours = Co tě potkalo
assault-news-calm = Tebe nic nepotkalo.
assault-news-quiet = Nic dalšího.
assault-news-lost = Ztraceno: { $region } ({ $race })
assault-news-won = Dobyto: { $said }
assault-news-defeated = Poraženi: { $said }
assault-news-wounded = Zraněni: { $said }
assault-news-given = Odevzdáno: { $said }
assault-news-received = Získáno: { $said }
