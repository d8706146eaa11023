// Owns the check against the commonest passwords; the list is loaded when somebody first chooses a password.

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
	const { COMMON_PASSWORDS } = await import("./data/common-passwords");
	return new Set(COMMON_PASSWORDS.trim().split(/\s+/));
}

/** Upper and lower case make no difference. */
export async function isCommonPassword(password: string): Promise<boolean> {
	known ??= load();
	return (await known).has(password.toLowerCase());
}
