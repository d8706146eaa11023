import { useSearchParams } from "react-router";
import { adminUrl, readTab } from "./admin-tabs";

/** Parameters that open a question over the panel. */
const QUESTION_PARAMETERS = ["confirm", "user"];

function parametersOf(searchParams: URLSearchParams): Record<string, string | undefined> {
	const shown = [...searchParams].filter(([name]) => name !== "tab" && !QUESTION_PARAMETERS.includes(name));
	return Object.fromEntries(shown);
}

/** The URL of the current view, without a confirmation dialog. */
export function panelUrl(searchParams: URLSearchParams): string {
	return adminUrl(readTab(searchParams), parametersOf(searchParams));
}

/** The panel's current URL, and URLs derived from it. */
export function useAdminUrl() {
	const [searchParams] = useSearchParams();
	const tab = readTab(searchParams);
	const parameters = parametersOf(searchParams);
	const address = (more: Record<string, string | undefined>) => adminUrl(tab, { ...parameters, ...more });
	return {
		tab,
		parameters,
		/** The current URL with other parameters; undefined removes one. */
		address,
		/** The current URL without a confirmation dialog. */
		here: panelUrl(searchParams),
		/** The address that asks a question, about a user where it is about one. */
		confirmationUrl: (confirm: string, user?: string) => address({ confirm, user }),
		confirmation: searchParams.get("confirm"),
		confirmedUserId: searchParams.get("user"),
	};
}
