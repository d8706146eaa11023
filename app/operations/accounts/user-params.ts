// Owns the user that a path names.
import { z } from "zod";

export const UserParams = z.object({ id: z.string().meta({ description: "The user's id" }) });

export const NO_SUCH_USER = { status: 404, code: "not_found", message: "There is no such user" };

export const LAST_OWNER = {
	status: 409,
	code: "last_owner",
	message: "The last owner can be neither demoted nor deleted. Make somebody else an owner first",
};
