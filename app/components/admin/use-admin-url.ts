import { useSearchParams } from "react-router";
import { ROLES } from "~/domain/accounts/types";
import { adminUrl, readTab } from "./admin-tabs";

/** Parameters that open a question over the panel. */
const QUESTION_PARAMETERS = ["confirm", "user", "to"];

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
		/** The URL that opens a question, where needed about a user and their new role. */
		confirmationUrl: (confirm: string, about: { user?: string; to?: string } = {}) => address({ confirm, ...about }),
		confirmation: searchParams.get("confirm"),
		confirmedUserId: searchParams.get("user"),
		confirmedRole: ROLES.find((role) => role === searchParams.get("to")),
	};
}
