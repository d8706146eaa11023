// One file of script, which load-verbs.ts loads with the first press.
import "~/browser/library/draw-left-out.client";

export { press } from "./press.client";
