// One file of script, which load-verbs.ts loads with the first press.
export { sendLibraryForm } from "~/browser/send-library-form.client";
export { addPlay, correctPlay, removePlay } from "./change-plays.client";
export { hideCard, setHidden } from "./hide-title.client";
export { RateMenu } from "./rate-menu";
export { toggleLater, toggleLocally } from "./save-title.client";
export { sendAgain } from "./send-again.client";
export { sendRating } from "./send-rating.client";
export { markWatched, sendWatchedForm } from "./send-watched-form.client";
export { RemoveQuestion, WhenQuestion } from "./watched-questions";
