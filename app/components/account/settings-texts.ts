// Success messages of Settings.

export const SETTINGS_DONE = {
	profile: "Profile updated successfully!",
	password: "Password changed successfully!",
	"end-session": "That session is signed out.",
	"end-others": "Every other session is signed out.",
};
