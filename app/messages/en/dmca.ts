export default () => ({
	description: (product: string) => `${product} hosts no video. This page explains how to raise a copyright concern.`,
	heading: "DMCA / Copyright Policy",
	updated: (date: string) => `Last updated: ${date}`,
	whatItIs: (product: string) => `What ${product} Is`,
	whatItIsText: (product: string) =>
		`${product} is a catalogue: it shows titles, casts and dates from a public database, and on a watch page it embeds a player run by someone else. It does not host, store or distribute copyrighted content.`,
	whatItDoesNot: (product: string) => `What ${product} Does Not Do`,
	noVideo: "It stores no video on its servers.",
	noUploads: "It accepts no uploads.",
	noStreams: "It does not copy, convert or relay a stream; a player's picture goes from its host to your browser.",
	concerns: "Copyright Concerns",
	concernsText:
		"If you hold the rights to something that a player shows, only the host of that video can take it down. Please contact the actual host first; the player's frame names it.",
	thirdParty: "Third-Party Content Responsibility",
	thirdPartyText: (product: string) =>
		`What a player shows is the responsibility of those who run it. This site's owner chooses the players; ${product} neither chooses nor checks what they show. Links to problematic sources may be removed.`,
	compliance: "Legal Compliance",
	complianceText:
		"We read and act on notices that name the work, the address of the page on this site, and how to reach you. We can remove a title from the catalogue.",
	contact: "Contact Information",
	writeTo: (subject: string) => `Write to <contact></contact> with the subject “${subject}”.`,
	/** Of the letter. */
	subject: "DMCA/Copyright Concern",
	disclaimer: "Disclaimer",
	disclaimerText: (product: string) =>
		`Titles, names and posters belong to their owners and are shown only to identify a title. ${product} is provided as is, without warranty.`,
});
