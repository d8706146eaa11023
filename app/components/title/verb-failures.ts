/** Said where a change of a title fails, and the server gives no reason. */
export const FAILED = {
	mark: "Failed to mark it. Please try again.",
	again: "Failed to change it. Please try again.",
	rate: "Failed to rate it. Please try again.",
} as const;
