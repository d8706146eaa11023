// Owns what an act of the admin panel comes to, whether the browser asked for it or a form without scripts.
import type { AdminIntent } from "~/components/admin/admin-acts";
import { ACT_FAILED } from "./admin-texts";

export interface AdminAnswer {
	intent: AdminIntent;
	ok: boolean;
	/** Absent where the page itself shows what changed. */
	message?: string;
	/** Why the server refuses, in its own words. */
	reason?: string;
	/** A new reset link, which is shown once. */
	link?: { userId: string; url: string; expiresAt: string };
}

export function failed(intent: AdminIntent, reason?: string): AdminAnswer {
	return { intent, ok: false, message: ACT_FAILED[intent], reason };
}

export function done(intent: AdminIntent, message?: string): AdminAnswer {
	return { intent, ok: true, message };
}
