import type { DmcaTexts } from "../dmca";

export default (): DmcaTexts => ({
	description: (product) =>
		`${product} speichert selbst keine Videos. Diese Seite erklärt, wie du eine Verletzung des Urheberrechts meldest.`,
	heading: "DMCA / Urheberrecht",
	updated: (date) => `Zuletzt geändert: ${date}`,
	whatItIs: (product) => `Was ${product} ist`,
	whatItIsText: (product) =>
		`${product} ist ein Katalog: Er zeigt Titel, Besetzung und Termine aus einer öffentlichen Datenbank und bettet auf den Wiedergabeseiten einen Player ein, den jemand anderes betreibt. Urheberrechtlich geschützte Inhalte werden weder gespeichert noch verbreitet noch auf eigenen Servern bereitgestellt.`,
	whatItDoesNot: (product) => `Was ${product} nicht tut`,
	noVideo: "Es speichert keine Videos auf seinen Servern.",
	noUploads: "Es nimmt keine hochgeladenen Dateien an.",
	noStreams:
		"Es kopiert keine Streams, wandelt sie nicht um und leitet sie nicht weiter; das Bild eines Players kommt von dessen Anbieter direkt in deinen Browser.",
	concerns: "Verletzungen des Urheberrechts",
	concernsText:
		"Wenn du die Rechte an etwas hast, das ein Player zeigt, kann nur der Anbieter des Videos es entfernen. Bitte wende dich zuerst an ihn; der Rahmen des Players nennt ihn.",
	thirdParty: "Verantwortung für fremde Inhalte",
	thirdPartyText: (product) =>
		`Was ein Player zeigt, verantworten die, die ihn betreiben. Der Betreiber dieser Website wählt die Player aus; was sie zeigen, wird von ${product} weder ausgewählt noch geprüft. Links zu problematischen Quellen können entfernt werden.`,
	compliance: "Einhaltung der Gesetze",
	complianceText:
		"Wir lesen Meldungen und gehen ihnen nach, wenn sie das Werk, die Adresse der Seite auf dieser Website und eine Kontaktmöglichkeit nennen. Wir können einen Titel aus dem Katalog entfernen.",
	contact: "Kontakt",
	writeTo: (subject) => `Schreib an <contact></contact> mit dem Betreff „${subject}“.`,
	subject: "DMCA/Urheberrecht",
	disclaimer: "Haftungsausschluss",
	disclaimerText: (product) =>
		`Titel, Namen und Poster gehören den jeweiligen Rechteinhabern und werden nur gezeigt, um einen Titel kenntlich zu machen. ${product} wird ohne Gewähr bereitgestellt, so wie es ist.`,
});
