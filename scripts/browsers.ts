import { existsSync } from "node:fs";

/**
 * Debian's packages. The shell has no user interface and opens pages in half the processor time, but it loads other images
 * ahead than browsers of visitors do.
 */
const WHOLE = "/usr/bin/chromium";
const SHELL = "/usr/bin/chromium-headless-shell";

function findFirst(...paths: string[]): string | undefined {
	return [process.env.CHROMIUM ?? paths].flat().find((path) => existsSync(path));
}

/** The browser of journeys: `CHROMIUM`, else a Debian package; undefined when there is none. */
export const FAST_CHROMIUM = findFirst(SHELL, WHOLE);

export const FIREFOX = "/usr/bin/firefox-esr";
/** Of Debian's package webkit2gtk-driver. */
export const MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
export const XVFB = "/usr/bin/Xvfb";
export const PULSEAUDIO = "/usr/bin/pulseaudio";

/** The browser of measurements and screenshots. */
export const WHOLE_CHROMIUM = findFirst(WHOLE, SHELL);
