// Owns what every handler gets of the request and of the outside world.
import type { RouterContextProvider } from "react-router";
import type { Database } from "~/database/open.server";
import type { SignedIn } from "~/domain/accounts/sessions.server";
import type { Platform } from "~/platform.server";

export interface OperationContext {
	request: Request;
	context: Readonly<RouterContextProvider>;
	db: Database;
	platform: Platform;
	/** The session that authenticates the request; null when the visitor is signed out. */
	session: SignedIn | null;
}
