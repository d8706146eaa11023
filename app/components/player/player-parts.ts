// One file of script, which load-player.ts loads.
export { Elsewhere } from "./elsewhere";
export { NextEpisodeCard, NextMovieCard } from "./next-card";
export { openPlayerRemote } from "./player-remote.client";
export { recordPlayback } from "./record-playback.client";
