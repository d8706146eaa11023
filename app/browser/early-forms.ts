/** The event of the window when the page's script runs. */
export const PAGE_READY = "pageready";

/** Milliseconds after which the browser sends the form itself, because the script may never come. */
const LONGEST_WAIT = 10_000;

/**
 * A script in the page's HTML: a form with `data-waits`, which scripts answer in the browser for a signed-out visitor and the
 * server by Login, is sent when the page's own script runs if it was sent before. Its button is pale until then.
 */
export const HOLD_EARLY_FORMS = `{
let early;
const hold = (event) => {
if (!("waits" in event.target.dataset)) return;
event.preventDefault();
if (early) return;
early = event;
early.submitter.style.opacity = 0.5;
setTimeout(send, ${LONGEST_WAIT});
};
const send = () => {
removeEventListener("submit", hold, true);
if (!early) return;
early.submitter.style.opacity = "";
early.target.requestSubmit(early.submitter);
early = null;
};
addEventListener("submit", hold, true);
addEventListener("${PAGE_READY}", send);
}`;
