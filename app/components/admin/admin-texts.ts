// Texts of the admin panel: errors, confirmation questions and results.
import type { AdminIntent } from "./admin-forms";

export const LOAD_FAILED = "Failed to load admin data. Please try again.";
export const EXPORT_FAILED = "Failed to export user data. Please try again.";
export const CLEAR_LOCAL_FAILED = "Failed to clear watch history. Please try again.";

export const FORM_FAILED: Record<AdminIntent, string> = {
	role: "Failed to update user role. Please try again.",
	premium: "Failed to update premium status. Please try again.",
	delete: "Failed to delete user. Please try again.",
	"reset-link": "Failed to create reset link. Please try again.",
	cleanup: "Failed to cleanup old records. Please try again.",
	"clear-cache": "Failed to clear TMDB cache. Please try again.",
	"create-test-admin": "Failed to create test admin. Please try again.",
	"promote-self": "Failed to promote account. Please try again.",
	"run-job": "Failed to run job. Please try again.",
	block: "Failed to block title. Please try again.",
	unblock: "Failed to unblock title. Please try again.",
};

export const QUESTIONS = {
	"clear-local": "Are you sure you want to clear ALL watch history? This action cannot be undone.",
	cleanup: "This will remove all watch history records older than 15 days from the database. Continue?",
	"promote-self": "Promote your current account to admin?",
	delete: "Are you sure you want to delete this user? This action cannot be undone.",
};

/** Texts that do not depend on the result's data. */
export const FORM_SUCCEEDED = {
	delete: "The user was deleted",
	"clear-cache": "The TMDB cache is empty now",
	"create-test-admin": "The test admin was created",
	"run-job": "The job was run",
	block: "The title is blocked. It is gone everywhere within a minute.",
	unblock: "The title is shown again. Everywhere within a few minutes.",
};
