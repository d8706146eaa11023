// One file of script, which load-verbs.ts loads with the first press.
import "~/browser/library/draw-left-out.client";
import "./say-refused.client";

export { withChanges } from "~/domain/library/browser/with-changes";
export { press } from "./press.client";
