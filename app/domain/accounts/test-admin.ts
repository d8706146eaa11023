// Owns the account that the development tool "Create Test Admin" creates. The admin panel shows it.

export const TEST_ADMIN = {
	username: "testadmin",
	email: "testadmin@marquee.example",
	password: "Test-admin-4-development",
	role: "admin",
	isPremium: true,
} as const;
