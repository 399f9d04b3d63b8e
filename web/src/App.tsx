import { lazy, Suspense, type ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { Frame } from "./pages/Frame";
import { Broken, NotFound } from "./pages/NotFound";
import { Loading } from "./parts/states";
import { Unbreakable } from "./parts/Unbreakable";
import { useSettingsOnPage } from "./settings/settings";
import { useWordsReady } from "./words";

const Home = lazy(() => import("./pages/Home"));
const NewTable = lazy(() => import("./pages/NewTable"));
const Join = lazy(() => import("./pages/Join"));
const TablePage = lazy(() => import("./table/TablePage"));
const ReplayPage = lazy(() => import("./pages/ReplayPage"));
const Rules = lazy(() => import("./pages/Rules"));
const SettingsPage = lazy(() => import("./pages/SettingsPage"));
const OpenRecord = lazy(() => import("./pages/OpenRecord"));
const About = lazy(() => import("./pages/About"));
const Guide = lazy(() => import("./pages/Guide"));
const GamePage = lazy(() => import("./pages/GamePage"));

function framed(page: ReactNode): ReactNode {
  return <Frame>{page}</Frame>;
}

export function App() {
  useSettingsOnPage();
  const ready = useWordsReady();
  const [here] = useLocation();
  if (!ready) {
    return null;
  }
  return (
    <Unbreakable key={here.split("/")[1]} fallback={framed(<Broken />)}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">{framed(<Home />)}</Route>
          <Route path="/new/:game">
            {({ game }) => framed(<NewTable key={game} game={game} />)}
          </Route>
          <Route path="/join">{framed(<Join />)}</Route>
          <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/rules/:game?/:rule?">
            {({ game, rule }) =>
              framed(<Rules key={game} game={game ?? null} rule={rule ?? null} />)
            }
          </Route>
          <Route path="/settings">{framed(<SettingsPage />)}</Route>
          <Route path="/open">{framed(<OpenRecord />)}</Route>
          <Route path="/about">{framed(<About />)}</Route>
          <Route path="/how-to-play/:game">
            {({ game }) => framed(<Guide key={game} game={game} />)}
          </Route>
          <Route path="/:page/:game">
            {({ page, game }) => framed(<GamePage key={game} game={game} page={page} />)}
          </Route>
          <Route>{framed(<NotFound />)}</Route>
        </Switch>
      </Suspense>
    </Unbreakable>
  );
}
