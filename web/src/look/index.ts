import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/alegreya/wght-italic.css";
import "@fontsource-variable/inter/wght.css";
import "./tokens.css";
import "./base.css";
