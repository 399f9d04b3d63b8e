### Assault of the Giants в браузере: что изменилось с собственного последнего хода.

assault-news = С твоего последнего хода
assault-news-open = Новости
assault-news-yours = Что случилось с тобой
assault-news-calm = С тобой ничего не случилось.
assault-news-quiet = Больше ничего.
assault-news-lost = Потеряно: { $region } ({ $race })
assault-news-won = Захвачено: { $said }
assault-news-defeated = Побеждены: { $said }
assault-news-wounded = Ранены: { $said }
assault-news-given = Отдано: { $said }
assault-news-received = Получено: { $said }
