/** The message of Settings for a response that brings none. */
export function requestFailed(status: number): string {
	return `API request failed: ${status}`;
}
