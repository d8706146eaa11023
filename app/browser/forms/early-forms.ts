/** The event of the window when the page's script runs. */
export const PAGE_READY = "pageready";

/** Milliseconds after which the browser sends the form itself, because the script may never come. */
const LONGEST_WAIT = 10_000;

/**
 * A script in the page's HTML: a form with `data-waits`, which scripts answer in the browser for a signed-out visitor and the
 * server by Login, is sent when the page's own script runs if it was sent before. Its button is pale until then, and a link
 * that is followed meanwhile waits with it: another document would forget the form.
 */
export const HOLD_EARLY_FORMS = `{
let early, link;
const hold = (event) => {
if (!("waits" in event.target.dataset)) return;
event.preventDefault();
if (early) return;
early = event;
early.submitter.style.opacity = 0.5;
setTimeout(send, ${LONGEST_WAIT});
};
const holdLink = (event) => {
const pressed = early && event.target.closest("a[href]");
if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
event.preventDefault();
link = pressed;
};
const send = (ready) => {
removeEventListener("submit", hold, true);
removeEventListener("click", holdLink, true);
if (!early) return;
early.submitter.style.opacity = "";
early.target.requestSubmit(early.submitter);
early = null;
if (ready) link?.click();
};
addEventListener("submit", hold, true);
addEventListener("click", holdLink, true);
addEventListener("${PAGE_READY}", send);
}`;
