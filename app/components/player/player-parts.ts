// One file of script, which load-player.ts loads.
export { recordOpening } from "~/browser/library/record-watch.client";
export { Elsewhere } from "./elsewhere";
export { NextEpisodeCard, NextMovieCard } from "./next-card";
export { openPlayerRemote } from "./player-remote.client";
export { recordPlayback } from "./record-playback.client";
