export { News } from "./News";
export { weight } from "./weight";
