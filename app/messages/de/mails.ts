import type { TextTools } from "../area";
import type { MailTexts } from "../mails";

export default (_: TextTools<"de">): MailTexts => ({
	reset: {
		subject: (product: string) => `Neues Passwort für ${product} festlegen`,
		lead: "Öffne diesen Link, um ein neues Passwort festzulegen. Er ist eine Stunde lang gültig, funktioniert nur einmal und meldet dein Konto überall ab.",
		press: "Neues Passwort festlegen",
		ignore: "Wenn du kein neues Passwort angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.",
	},
	verify: {
		subject: (product: string) => `Bestätige deine E-Mail-Adresse für ${product}`,
		lead: "Öffne diesen Link, um diese E-Mail-Adresse zu bestätigen. Er ist eine Stunde lang gültig und funktioniert nur einmal. Falls du dein Passwort einmal vergisst, schicken wir einen Link für ein neues hierher.",
		press: "Diese Adresse bestätigen",
		ignore: "Wenn du dort kein Konto hast, musst du nichts tun.",
	},
	copyAddress: "Wenn sich der Link nicht anklicken lässt, kopiere diese Adresse in deinen Browser:",
});
