import { lazy } from "react";

function load() {
	return import("./user-menu");
}

/** Signed-in visitors' menus, which the others do not load; the server has them at hand. */
export const UserMenu = import.meta.env.SSR
	? (await load()).UserMenu
	: lazy(async () => ({ default: (await load()).UserMenu }));

export const MobileAccount = import.meta.env.SSR
	? (await load()).MobileAccount
	: lazy(async () => ({ default: (await load()).MobileAccount }));
