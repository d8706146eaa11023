import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { expect, test } from "./test";

/**
 * Features that are not widely available (https://web.dev/baseline), and how they look in the build. Also some that nothing
 * uses: a change that begins to has to say what happens without them.
 */
const FEATURES: Record<string, RegExp> = {
	":popover-open": /:popover-open/,
	"position-area": /position-area:/,
	"animation-timeline": /animation-timeline:/,
	"view-transition": /::view-transition/,
	startViewTransition: /\.startViewTransition\(/,
	"content-visibility": /[{;]content-visibility:/,
	"overflow-clip-margin": /overflow-clip-margin:/,
	"text-wrap: pretty": /text-wrap:\s?pretty/,
	"scrollbar-color": /scrollbar-color:/,
	"scrollbar-width": /scrollbar-width:/,
	"scrollbar-gutter": /scrollbar-gutter:/,
	"@property": /@property /,
	"user-select": /[{;]user-select:/,
	"accent-color": /accent-color:/,
	"navigator.share": /navigator\.share\(/,
	requestPictureInPicture: /\.requestPictureInPicture\(/,
	showPicker: /\.showPicker\(/,
	focusVisible: /focusVisible:/,
	":open": /selector\(:open\)/,
	fetchPriority: /fetchPriority:/,
	addRoutes: /\.addRoutes\b/,
	"connection.saveData": /connection\?\.saveData/,
	"@starting-style": /@starting-style/,
	"@scope": /@scope\b/,
	"allow-discrete": /allow-discrete/,
	"interpolate-size": /interpolate-size/,
	"field-sizing": /field-sizing/,
	"light-dark()": /light-dark\(/,
	"text-box": /[{;]text-box/,
	"corner-shape": /corner-shape/,
	wakeLock: /\.wakeLock\b/,
	requestIdleCallback: /\brequestIdleCallback\(/,
	contextmenu: /\("contextmenu"/,
	"window.navigation": /\bwindow\.navigation\b/,
	documentPictureInPicture: /documentPictureInPicture/,
	cookieStore: /\bcookieStore\b/,
	scrollend: /addEventListener\("scrollend"/,
	moveBefore: /\.moveBefore\(/,
	commandfor: /command[fF]or:/,
	closedby: /closed[bB]y:/,
	setHTML: /\.setHTML\(/,
	"scheduler.yield": /scheduler\.(?:yield|postTask)/,
	speculationrules: /speculationrules/,
	"URL.parse": /\bURL\.parse\(/,
	"Promise.try": /Promise\.try\(/,
	"RegExp.escape": /RegExp\.escape\(/,
	"Array.fromAsync": /Array\.fromAsync/,
	"Set methods": /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
	"iterator helpers": /\bIterator\.from|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|every|find)\(/,
	"Intl.DurationFormat": /Intl\.DurationFormat/,
	Temporal: /\bTemporal\./,
};

test("docs/browsers.md lists what the build uses that is not widely available", () => {
	const folder = join(ROOT, "build/client/assets");
	const files = readdirSync(folder).filter((name) => /\.(?:css|js)$/.test(name));
	const built = [...files.map((name) => join(folder, name)), join(ROOT, "build/client/sw.js")]
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
	const used = Object.keys(FEATURES).filter((name) => FEATURES[name]?.test(built));
	const document = readFileSync(join(ROOT, "docs/browsers.md"), "utf8");
	const listed = [...document.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
	expect(listed).toEqual(used);
});
