/** What React Router writes for the browser to fetch early, and what it starts the page with. */
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const START = ' type="module" async="">';

/** JSON that may stand inside a script element. */
export function scriptText(value: unknown): string {
	return JSON.stringify(value).replace(
		/[<>&\u2028\u2029]/g,
		(char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/** What the page tells its document once it hears what is done. */
export const READY = "page-ready";

/**
 * Runs in the page, as text. A frame is drawn once the style is there; what was asked for until then is what is seen.
 * Until the page is ready, a button that is pressed is pressed again when it is, and who goes back in the history is
 * shown what the address says.
 */
const START_LATE = `((files, code) => {
	const { nonce } = document.currentScript;
	const { pathname, search } = location;
	const early = new AbortController();
	let pressed;
	addEventListener("click", ({ target }) => {
		pressed = target.closest("button[type=button]:not([popovertarget])");
	}, { capture: true, signal: early.signal });
	addEventListener("popstate", () => {
		if (location.pathname + location.search === pathname + search) return;
		stop();
		location.reload();
	}, early);
	addEventListener("${READY}", () => {
		early.abort();
		pressed?.click();
	}, early);
	const add = (name, facts) => document.head.append(Object.assign(document.createElement(name), { nonce }, facts));
	requestAnimationFrame(() => setTimeout(() => {
		for (const href of files) add("link", { rel: "modulepreload", href, fetchPriority: "low" });
		add("script", { type: "module", textContent: code });
	}));
})`;

/** The same page, whose script is asked for when its first picture stands (docs/decisions/023-script-after-the-first-picture.md). */
export function afterFirstPaint(html: string): string {
	const start = html.lastIndexOf(START);
	if (start === -1) return html;
	const end = html.indexOf("</script>", start);
	const code = html.slice(start + START.length, end);
	const head = html.slice(0, html.indexOf("</head>"));
	const files = new Set(Array.from(head.matchAll(PRELOAD), ([, href]) => href));
	const late = `>${START_LATE}(${scriptText([...files])},${scriptText(code)})`;
	return head.replaceAll(PRELOAD, "") + html.slice(head.length, start) + late + html.slice(end);
}
