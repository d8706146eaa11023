// One file of script, which load-verbs.ts loads with the first press.
export { addPlay, correctPlay, removePlay } from "./change-plays.client";
export { hideCard, setHidden } from "./hide-title.client";
export { toggleLater, toggleLocally } from "./save-title.client";
export { sendAgain } from "./send-again.client";
export { sendRating } from "./send-rating.client";
export { sendWatchedForm } from "./send-watched-form.client";
