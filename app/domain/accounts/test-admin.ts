// Owns the fixed account of the development tool "Create Test Admin", which the panel shows (specification, section 9).

export const TEST_ADMIN = {
	username: "testadmin",
	email: "testadmin@marquee.example",
	password: "Test-admin-4-development",
	role: "admin",
	isPremium: true,
} as const;
