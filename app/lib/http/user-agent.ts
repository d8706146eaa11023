const BROWSERS: [RegExp, string][] = [
	[/\bEdgA?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/(?:Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bVersion\/.*\bSafari\//, "Safari"],
	[/^Mozilla\//, "Browser"],
];

const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMac OS X\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

function firstMatch(table: [RegExp, string][], text: string): string | undefined {
	return table.find(([pattern]) => pattern.test(text))?.[1];
}

/** "Firefox on Linux" from what a browser says of itself; a program's own name, as "curl", from what other clients say. */
export function describeUserAgent(userAgent: string | null): string {
	if (!userAgent) return "Unknown";
	const browser = firstMatch(BROWSERS, userAgent);
	if (!browser) return /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? "Unknown";
	const system = firstMatch(SYSTEMS, userAgent);
	return system ? `${browser} on ${system}` : browser;
}
