import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";

/** Says "Firefox on Linux", as the server describes a browser, in the page's language. */
export function useBrowserName(): (userAgent: string) => string {
	const { browserOn } = useTexts(settingsTexts);
	return (userAgent) => {
		const [browser, system] = userAgent.split(" on ");
		return browser && system ? browserOn(browser, system) : userAgent;
	};
}
