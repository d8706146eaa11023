// One file of script, for what few visitors of My List need.
export { LocalLists } from "./local-lists";
export { SelectionBar } from "./selection-bar";
export { WatchDebug } from "./watch-debug";
