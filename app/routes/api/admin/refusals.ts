/** What the calls about users refuse in the same words. */

export const NO_SUCH_USER = { status: 404, code: "not_found", message: "There is no such user" };

export const LAST_OWNER = {
	status: 409,
	code: "last_owner",
	message: "The last owner can be neither demoted nor deleted. Make somebody else an owner first",
};

export const NOT_BLOCKED = { status: 404, code: "not_found", message: "This title is not taken down" };

export const BAD_CURSOR = {
	status: 422,
	code: "invalid",
	message: "cursor is none that this list gave",
	errors: { cursor: "cursor is none that this list gave" },
};

export const OWN_DELETION = {
	status: 422,
	code: "own_account",
	message: "To delete your own account, go to Settings and give your password there",
};
