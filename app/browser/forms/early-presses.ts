/** The event of the window when the page's script runs. */
export const PAGE_READY = "pageready";

/** Milliseconds after which the browser sends the form itself, because the script may never come. */
const LONGEST_WAIT = 10_000;

/**
 * A script in the page's HTML: what only the page's own script can do is done when it runs, if it was pressed before. That is a form
 * with `data-waits`, which scripts answer in the browser for a signed-out visitor and the server by Login, and a button that sends no
 * form and opens no menu. What was pressed is pale until then, and a link that is followed meanwhile waits with it: another document would
 * forget the press. Nothing of the page sees a press that waits, so that it is not made twice while the page hydrates.
 */
export const HOLD_EARLY_PRESSES = `{
const presses = new Map();
let link;
const hold = (event, button, press) => {
event.preventDefault();
event.stopImmediatePropagation();
if (presses.size === 0) setTimeout(send, ${LONGEST_WAIT});
button.style.opacity = 0.5;
if (!presses.has(button)) presses.set(button, press);
};
const holdForm = (event) => {
const { target, submitter } = event;
if ("waits" in target.dataset) hold(event, submitter, () => target.requestSubmit(submitter));
};
const holdClick = (event) => {
const button = event.target.closest("button[type=button]:not([popovertarget])");
if (button) return hold(event, button, () => button.click());
const pressed = presses.size > 0 && event.target.closest("a[href]");
if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
event.preventDefault();
link = pressed;
};
const send = (ready) => {
removeEventListener("submit", holdForm, true);
removeEventListener("click", holdClick, true);
for (const [button, press] of presses) {
button.style.opacity = "";
press();
}
if (ready) link?.click();
presses.clear();
link = null;
};
addEventListener("submit", holdForm, true);
addEventListener("click", holdClick, true);
addEventListener("${PAGE_READY}", send);
}`;
