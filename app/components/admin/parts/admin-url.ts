import { useSearchParams } from "react-router";
import { ROLES, type Role } from "~/domain/accounts/types";

const ADMIN_TABS = ["dashboard", "users", "settings", "activity", "audit", "jobs", "servers", "blocked"] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

/** Blocking titles is the owner's, as the policy table says of its operations. */
export function canOpenTab(tab: AdminTab, role: Role): boolean {
	return tab !== "blocked" || role === "owner";
}

/** The address of a tab, which keeps it through a reload; parameters without a value are left out. */
export function adminUrl(tab: AdminTab, parameters: Record<string, string | undefined> = {}): string {
	const entries = Object.entries({ tab: tab === "dashboard" ? undefined : tab, ...parameters });
	const search = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
	return search.size > 0 ? `/admin?${search}` : "/admin";
}

export function readTab(search: URLSearchParams): AdminTab {
	return ADMIN_TABS.find((tab) => tab === search.get("tab")) ?? "dashboard";
}

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
