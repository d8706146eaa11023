import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

export default ({ plural }: TextTools<"de">): PressTexts => {
	const notChanged = "Das konnte nicht geändert werden. Versuch es noch einmal.";
	const notRemoved = "Das konnte nicht entfernt werden. Versuch es noch einmal.";
	const notRated = "Die Bewertung konnte nicht gespeichert werden. Versuch es noch einmal.";
	const notMarked = "Das konnte nicht markiert werden. Versuch es noch einmal.";
	return {
		changes: {
			open: { past: "Geöffnet", failed: notChanged },
			close: {
				past: "Aus „Weiterschauen“ entfernt",
				done: (name) => `${name} aus „Weiterschauen“ entfernt`,
				failed: notRemoved,
			},
			progress: { past: "Abgespielt", failed: notChanged },
			play: { past: "Gesehen", done: (name) => `${name} hinzugefügt`, failed: notChanged },
			unplay: { past: "Eintrag entfernt", done: (name) => `${name} entfernt`, failed: notRemoved },
			save: {
				past: "Zu „Später ansehen“ hinzugefügt",
				done: (name) => `${name} zu „Später ansehen“ hinzugefügt`,
				failed: "Das konnte nicht hinzugefügt werden. Versuch es noch einmal.",
				full: "Dieser Browser kann keine weiteren Titel speichern. Registriere dich, um diesen zu behalten.",
			},
			unsave: {
				past: "Aus „Später ansehen“ entfernt",
				done: (name) => `${name} aus „Später ansehen“ entfernt`,
				failed: notRemoved,
			},
			hide: {
				past: "Nichts für mich",
				done: (name) => `${name} ist nichts für dich und wird in Listen ausgeblendet.`,
				failed: "Der Titel konnte nicht ausgeblendet werden. Versuch es noch einmal.",
				full: "Dieser Browser kann keine weiteren ausgeblendeten Titel speichern. Registriere dich, um diesen auszublenden.",
			},
			show: {
				past: "Doch etwas für mich",
				done: (name) => `${name} wird in Listen wieder angezeigt`,
				failed: "Der Titel konnte nicht eingeblendet werden. Versuch es noch einmal.",
			},
			rate: {
				past: "Bewertet",
				done: (name, rating) => `Du hast ${name} mit ${rating} bewertet`,
				failed: notRated,
				full: "Dieser Browser kann keine weiteren Bewertungen speichern. Registriere dich, um diese zu behalten.",
			},
			unrate: {
				past: "Bewertung entfernt",
				done: (name) => `Deine Bewertung von ${name} wurde entfernt`,
				failed: notRated,
			},
			note: {
				past: "Notiz geschrieben",
				done: (name, note) => `Deine Notiz zu ${name} wurde ${note === "" ? "entfernt" : "gespeichert"}`,
				failed: "Deine Notiz konnte nicht gespeichert werden. Versuch es noch einmal.",
				full: "Dieser Browser kann keine weiteren Notizen speichern. Registriere dich, um diese zu behalten.",
			},
			begin: {
				past: "Neu begonnen",
				done: (name) => `${name} beginnt von vorn. Was du gesehen hast, bleibt in deinem Tagebuch`,
				failed: notChanged,
			},
			unbegin: {
				past: "Zurück zu „Gesehen“",
				done: (name) => `${name} gilt wieder als gesehen`,
				failed: notChanged,
			},
			list: {
				past: "Zu einer Liste hinzugefügt",
				done: (name) => `${name} zur Liste hinzugefügt`,
				failed: "Das konnte nicht hinzugefügt werden. Versuch es noch einmal.",
			},
			unlist: {
				past: "Aus einer Liste entfernt",
				done: (name) => `${name} aus der Liste entfernt`,
				failed: notRemoved,
			},
			mark: {
				past: "Als gesehen markiert",
				done: (name) => `${name} als gesehen markiert`,
				failed: notMarked,
				full: (max) =>
					`Ohne Konto kann dieser Browser nur ${max} Folgen und Filme speichern. Registriere dich, um mehr zu markieren.`,
			},
			unmark: {
				past: "Als nicht gesehen markiert",
				done: (name) => `${name} als nicht gesehen markiert`,
				failed: notMarked,
			},
		},

		savedHere: (name) =>
			`${name} in diesem Browser zu „Später ansehen“ hinzugefügt. Registriere dich, um den Titel auf jedem Gerät zu haben.`,
		withCompany: (done, names) => `${done}, mit ${names}`,
		waiting: (product) => `In diesem Browser gespeichert. Es wird gesendet, sobald ${product} wieder antwortet.`,
		followedBy: (said, next) => `${said}. ${next}`,
		undo: "Rückgängig",
		notUndone: "Das konnte nicht rückgängig gemacht werden. Versuch es noch einmal.",
		sentSince: "Es ist inzwischen in deinem Konto. Ändere es dort.",
		thereAlready: (name) => `${name} ist schon eingetragen. Noch einmal gesehen?`,
		addAgain: "Noch einmal hinzufügen",

		refusals: {
			full: "In deinem Konto ist kein Platz mehr. Entferne zuerst etwas.",
			missing: "Diesen Titel gibt es nicht.",
			deleted: "Du hast es inzwischen entfernt.",
			not_aired: "Das wurde noch nicht ausgestrahlt.",
			list_gone: "Diese Liste gibt es nicht mehr.",
			dated_plays: "Damit gingen Einträge mit Datum verloren.",
		},
		unreadable: (product) => `${product} konnte es nicht lesen.`,
		datedPlays: (count) =>
			plural(count, {
				one: "Damit ginge ein Eintrag mit seinem Datum verloren.",
				other: "Damit gingen # Einträge verloren.",
			}),
		pleaseTryAgain: "Versuch es noch einmal.",
		leftOut: (count, reason) =>
			`${plural(count, { one: "# Titel wurde ausgelassen.", other: "# Titel wurden ausgelassen." })} ${reason}`,
		notTaken: (name, reason) => `${name} wurde nicht in dein Konto übernommen. ${reason}`,
		severalNotTaken: (count, reason) =>
			`${plural(count, {
				one: "# Änderung wurde nicht in dein Konto übernommen.",
				other: "# Änderungen wurden nicht in dein Konto übernommen.",
			})} ${reason}`,

		whenWatched: (name) => `Wann hast du ${name} gesehen?`,
		when: "Wann",
		unknownDay: "Das weiß ich nicht",
		whenAired: "Bei der Ausstrahlung",
		today: "Heute",
		otherDay: "Anderer Tag",
		theDay: "Der Tag",
		markWatched: "Als gesehen markieren",

		youWatched: (name) => `Du hast ${name} gesehen`,
		plays: (count) => plural(count, { one: "#-mal", other: "#-mal" }),
		playsOf: (plays, times) => `${plays}: ${times}.`,
		timesUndated: (count) => plural(count, { one: "einmal ohne Datum", other: "#-mal ohne Datum" }),
		more: (count) => plural(count, { one: "# weiteres Mal", other: "# weitere Male" }),
		times: (first, last) => `${first.join("; ")} und ${last}`,
		removePlays: (count) => plural(count, { one: "# Eintrag entfernen", other: "# Einträge entfernen" }),
		watchedAgain: "Noch einmal gesehen",
		changeDate: "Datum ändern",
	};
};
