import { lazy } from "react";

function load() {
	return import("./user-menu");
}

/** Menus of signed-in visitors. Other visitors do not load their code; the server imports them directly. */
export const UserMenu = import.meta.env.SSR
	? (await load()).UserMenu
	: lazy(async () => ({ default: (await load()).UserMenu }));

export const MobileAccount = import.meta.env.SSR
	? (await load()).MobileAccount
	: lazy(async () => ({ default: (await load()).MobileAccount }));
