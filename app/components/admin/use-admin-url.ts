import { useSearchParams } from "react-router";
import { adminAddress, readTab } from "./admin-tabs";

/** Parameters that open a question over the panel. */
const QUESTION_PARAMETERS = ["confirm", "user"];

function parametersOf(searchParams: URLSearchParams): Record<string, string | undefined> {
	const shown = [...searchParams].filter(([name]) => name !== "tab" && !QUESTION_PARAMETERS.includes(name));
	return Object.fromEntries(shown);
}

/** The address of what the panel shows, without a question over it. */
export function panelAddress(searchParams: URLSearchParams): string {
	return adminAddress(readTab(searchParams), parametersOf(searchParams));
}

/** The address of the panel as it stands, and what could be added to it. */
export function useAdminUrl() {
	const [searchParams] = useSearchParams();
	const tab = readTab(searchParams);
	const parameters = parametersOf(searchParams);
	const address = (more: Record<string, string | undefined>) => adminAddress(tab, { ...parameters, ...more });
	return {
		tab,
		parameters,
		/** This address with other parameters; undefined takes one away. */
		address,
		/** Without a question over it. */
		here: panelAddress(searchParams),
		/** The address that asks a question, about a user where it is about one. */
		asking: (confirm: string, user?: string) => address({ confirm, user }),
		asked: searchParams.get("confirm"),
		askedOf: searchParams.get("user"),
	};
}
