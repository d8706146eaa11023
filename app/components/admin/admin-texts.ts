// Owns the texts of the admin panel that belong to no form.

export const LOAD_FAILED = "Failed to load admin data. Please try again.";
export const EXPORT_FAILED = "Failed to export user data. Please try again.";
export const CLEAR_LOCAL_FAILED = "Failed to clear watch history. Please try again.";
