import { Button } from "~/components/ui/button";

const FIELD =
	"mt-1.5 block w-full rounded-lg bg-raised px-4 py-3 text-cream inset-ring inset-ring-line transition-shadow hover:inset-ring-edge";

/** Writes a letter in the visitor's own mail program: no message passes through the server. */
export function ContactForm({ email }: { email: string }) {
	function openMail(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const query = ["subject", "body"].map((name) => `${name}=${encodeURIComponent(String(form.get(name)))}`).join("&");
		window.location.href = `mailto:${email}?${query}`;
	}

	return (
		<form action={`mailto:${email}`} onSubmit={openMail} className="max-w-lg space-y-4">
			<label className="block text-sm font-semibold">
				Subject
				<input name="subject" required maxLength={120} defaultValue="Privacy" className={FIELD} />
			</label>
			<label className="block text-sm font-semibold">
				Message
				<textarea name="body" required maxLength={4000} rows={5} className={FIELD} />
			</label>
			<Button type="submit" variant="secondary">
				Write in your mail program
			</Button>
		</form>
	);
}
