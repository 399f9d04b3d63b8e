### Assault of the Giants in the browser: what has changed since one's own last turn.

assault-news = Since your last turn
assault-news-open = News
assault-news-yours = What befell you
assault-news-calm = Nothing befell you.
assault-news-quiet = Nothing else.
assault-news-lost = Lost { $region } to the { $race }
assault-news-won = Conquered: { $said }
assault-news-defeated = Defeated: { $said }
assault-news-wounded = Wounded: { $said }
assault-news-given = Gave away: { $said }
assault-news-received = Received: { $said }
