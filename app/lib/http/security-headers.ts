/** The security headers of every response but the content security policy. Static files have them in `public/_headers`. */
export function securityHeadersOf({ isHttps }: { isHttps: boolean }): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
		...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
	};
}
