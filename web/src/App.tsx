import { lazy, Suspense, type ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { isKept, useKeeping } from "./away/away";
import { Frame } from "./pages/Frame";
import { Broken, NotFound } from "./pages/NotFound";
import { Loading } from "./parts/states";
import { Unbreakable } from "./parts/Unbreakable";
import { useSettingsOnPage } from "./settings/settings";
import { useWords, useWordsReady } from "./words";

const Home = lazy(() => import("./pages/Home"));
const NewTable = lazy(() => import("./pages/NewTable"));
const Join = lazy(() => import("./pages/Join"));
const TablePage = lazy(() => import("./table/TablePage"));
const ReplayPage = lazy(() => import("./pages/ReplayPage"));
const Rules = lazy(() => import("./pages/Rules"));
const SettingsPage = lazy(() => import("./pages/SettingsPage"));
const ProfilePage = lazy(() => import("./pages/ProfilePage"));
const Move = lazy(() => import("./pages/Move"));
const OpenRecord = lazy(() => import("./pages/OpenRecord"));
const About = lazy(() => import("./pages/About"));
const Guide = lazy(() => import("./pages/Guide"));
const GamePage = lazy(() => import("./pages/GamePage"));
const Away = lazy(() => import("./away/Away"));
const Kept = lazy(() => import("./away/Away").then(({ Kept }) => ({ default: Kept })));

function framed(page: ReactNode): ReactNode {
  return <Frame>{page}</Frame>;
}

/** A page that can be read without the server, too. */
function readable(page: ReactNode): ReactNode {
  return framed(isKept() ? <Kept>{page}</Kept> : page);
}

export function App() {
  useSettingsOnPage();
  const ready = useWordsReady();
  const { language } = useWords();
  const [here] = useLocation();
  useKeeping(language, ready);
  if (!ready) {
    return null;
  }
  return (
    <Unbreakable key={here.split("/")[1]} fallback={framed(<Broken />)}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/rules/:game?/:rule?">
            {({ game, rule }) =>
              readable(<Rules key={game} game={game ?? null} rule={rule ?? null} />)
            }
          </Route>
          <Route path="/about">{readable(<About />)}</Route>
          <Route path="/how-to-play/:game">
            {({ game }) => readable(<Guide key={game} game={game} />)}
          </Route>
          {isKept() && <Route>{framed(<Away />)}</Route>}
          <Route path="/">{framed(<Home />)}</Route>
          <Route path="/new/:game">
            {({ game }) => framed(<NewTable key={game} game={game} />)}
          </Route>
          <Route path="/join">{framed(<Join />)}</Route>
          <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/settings">{framed(<SettingsPage />)}</Route>
          <Route path="/profile">{framed(<ProfilePage />)}</Route>
          <Route path="/move">{framed(<Move />)}</Route>
          <Route path="/open">{framed(<OpenRecord />)}</Route>
          <Route path="/:page/:game">
            {({ page, game }) => framed(<GamePage key={game} game={game} page={page} />)}
          </Route>
          <Route>{framed(<NotFound />)}</Route>
        </Switch>
      </Suspense>
    </Unbreakable>
  );
}
