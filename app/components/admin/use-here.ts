import { useSearchParams } from "react-router";
import { adminAddress, readTab } from "./admin-tabs";

/** Parameters that open a question over the panel. */
export const QUESTION_PARAMETERS = ["confirm", "user"];

/** The address of the panel as it stands, and what could be added to it. */
export function useHere() {
	const [searchParams] = useSearchParams();
	const parameters: Record<string, string | undefined> = {};
	for (const [name, value] of searchParams) {
		if (name !== "tab" && !QUESTION_PARAMETERS.includes(name)) parameters[name] = value;
	}
	const tab = readTab(searchParams);
	const address = (more: Record<string, string | undefined> = {}) => adminAddress(tab, { ...parameters, ...more });
	return {
		tab,
		parameters,
		/** This address with other parameters; undefined takes one away. */
		address,
		/** Without a question over it. */
		here: address(),
		/** The address that asks a question, about a user where it is about one. */
		asking: (confirm: string, user?: string) => address({ confirm, user }),
		asked: searchParams.get("confirm"),
		askedOf: searchParams.get("user"),
	};
}
