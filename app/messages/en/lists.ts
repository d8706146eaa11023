import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// All lists
	yourLists: "Your lists",
	noLists: "No lists yet",
	noListsAdvice: "Put titles together in your own order: films for winter, all of a director, what to show a friend",
	openByLink: "Open by its link",
	isPrivate: "Private",
	isFull: (max: number) =>
		plural(max, {
			one: "You have # list, which is the most. Delete one to make another.",
			other: "You have # lists, which is the most. Delete one to make another.",
		}),
	newList: "New list",
	beginsWith: (title: string) => `It begins with <name>${title}</name>.`,
	make: "Make the list",
	making: "Making it...",
	allLists: "All lists",
	name: "Name",
	note: "Note",
	noteHint: "What it is for, if you like",
	makeFailed: "Failed to make the list. Please try again.",
	changeFailed: "Failed to change the list. Please try again.",

	// One list
	list: "List",
	openToAnyone: "Open to anyone who has its link",
	reorder: "Reorder",
	done: "Done",
	edit: "Edit",
	save: "Save",
	saving: "Saving...",
	nothingInList: "Nothing in this list yet",
	nothingInListAdvice: "Open a title and press Add to a list, below its buttons",
	findSomething: "Find something",
	/** The place of a title. */
	number: (rank: number) => `No. ${rank}`,
	pages: "Pages",

	// Its end
	delete: "Delete",
	deleting: "Deleting...",
	deleteQuestion: "Delete the list?",
	/** `parts`: those below, as a list in words; "" for none. */
	deleteText: (parts: string) =>
		`${parts && `This takes away ${parts}. `}What you watched, rated and saved stays. It can't be undone.`,
	itsOrder: (count: number) => plural(count, { one: "the order of its # title", other: "the order of its # titles" }),
	itsNote: "its note",
	itsLink: "its link, which ends at once",

	// Its link
	nobodyButYou: "Nobody but you sees this list. A secret link opens it to anyone who has it, until you end the link.",
	makeLink: "Make a secret link",
	anyoneReads: "Anyone who has this link can read the list. Search engines don't list it.",
	link: "Link",
	copyLink: "Copy link",
	saysName: "The page says your name.",
	saysNoName: "The page doesn't say who made the list.",
	leaveNameOut: "Leave my name out",
	showName: "Show my name",
	endLink: "End the link",

	// Its order
	orderOf: (list: string) => `Order of ${list}`,
	positionOf: (title: string) => `Position of ${title}`,
	move: "Move",
	moveTitle: (title: string) => `Move ${title}`,
	moveUp: (title: string) => `Move ${title} up`,
	moveDown: (title: string) => `Move ${title} down`,

	// By its link
	notHere: "This list is not here",
	notHereAdvice: "Its link has ended, or is not complete. Ask the person who sent it to you for another one.",
	by: (name: string) => `By <name>${name}</name>`,
	nothingHere: "Nothing here yet",
	nothingHereAdvice: "The person who made this list has put nothing in it",
});
