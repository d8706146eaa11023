// Sends a webhook as Standard Webhooks describes it (https://www.standardwebhooks.com): id, time and signature as headers.

const TIMEOUT_MS = 10_000;

export interface WebhookAccess {
	url: string;
	/** `whsec_` and the key in base64. */
	secret: string;
}

interface Webhook {
	/** The same for each attempt, so that the receiver recognizes a repetition. */
	id: string;
	body: string;
}

async function sign(secret: string, text: string): Promise<string> {
	const encoded = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
	const key = await crypto.subtle.importKey("raw", encoded, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
	return `v1,${Buffer.from(signature).toString("base64")}`;
}

/** Throws when there is no response with a status of 2xx within ten seconds. Follows no redirect. */
export async function sendWebhook({ url, secret }: WebhookAccess, { id, body }: Webhook): Promise<void> {
	const timestamp = String(Math.floor(Date.now() / 1000));
	const response = await fetch(url, {
		method: "POST",
		body,
		headers: {
			"content-type": "application/json",
			"webhook-id": id,
			"webhook-timestamp": timestamp,
			"webhook-signature": await sign(secret, `${id}.${timestamp}.${body}`),
		},
		redirect: "manual",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`The webhook's receiver responded with status ${response.status}`);
}
