import type { TextTools } from "../area";
import type { ImportTexts } from "../import";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): ImportTexts => ({
	// All imports
	title: "الاستيراد",
	lead: "انقل إلى هنا ما شاهدته وقيّمته وحفظته في أماكن أخرى. سترى أولًا ما سيصبح عليه كل صف، ويمكنك التراجع عن كل ذلك خلال 30 يومًا.",
	yourImports: "عمليات استيرادك",
	yourImportsLead: "تُحفظ يومًا واحدًا إلى أن تطبّقها، ثم 30 يومًا.",
	whereFilesAre: "أين تجد ملفك؟",
	allImports: "كل عمليات الاستيراد",
	gone: "عملية الاستيراد هذه غير موجودة.",
	severalServices: "عدة خدمات",
	importStates: {
		reading: "لم يكتمل إرسالها",
		matching: "جارٍ البحث عن الأعمال",
		ready: "للمراجعة",
		applying: "قيد التطبيق",
		applied: "تم تطبيقها",
		undoing: "قيد التراجع",
		undone: "تم التراجع عنها",
		cancelled: "تم إيقافها",
	},

	// Choosing files
	notSent: "تعذّر إرسال الملفات. تحقق من اتصالك ثم اخترها مرة أخرى.",
	notRead: "تعذّرت قراءة الملفات",
	unreadable: "تعذّرت قراءة الملفات. ربما كانت أكبر مما يتحمله هذا الجهاز.",
	chooseFiles: "اختر ملفات أو أفلتها هنا",
	fileHint:
		"ملف ZIP كما وصلك، أو الملفات التي فيه: CSV أو JSON أو ملف XML من MyAnimeList أو ملف نصي في كل سطر منه اسم عمل واحد.",
	readInBrowser: "تُقرأ في متصفحك، ولا يُرسل منها إلا أسماء الأعمال والتواريخ والتقييمات.",
	readOnServer: "تُقرأ على الخادم ولا يُحتفظ بها. لا يتجاوز حجمها معًا 1 ميغابايت.",
	upload: "رفع",
	readingFiles: "جارٍ قراءة الملفات",
	sendingRows: (sent: string, total: number) =>
		plural(total, {
			zero: "لا صفوف لإرسالها",
			one: `جارٍ إرسال ${sent} من صف واحد`,
			two: `جارٍ إرسال ${sent} من صفين`,
			few: `جارٍ إرسال ${sent} من # صفوف`,
			many: `جارٍ إرسال ${sent} من # صفًا`,
			other: `جارٍ إرسال ${sent} من # صف`,
		}),
	nothingToImport: "لا يوجد في هذه الملفات ما يمكن استيراده",
	rows: (count: number) =>
		plural(count, { zero: "لا صفوف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" }),
	filesNotUsed: (count: number) =>
		plural(count, {
			zero: "كل الملفات مستخدمة",
			one: "ملف واحد غير مستخدم",
			two: "ملفان غير مستخدمين",
			few: "# ملفات غير مستخدمة",
			many: "# ملفًا غير مستخدم",
			other: "# ملف غير مستخدم",
		}),
	columnsNotUsed: (columns: string) => `غير مستخدم: ${columns}`,

	// What rows are
	states: {
		differs: "يختلف عن الملف",
		ready: "جاهز",
		present: "لا شيء لإضافته",
		ambiguous: "بحاجة إلى اختيار",
		unmatched: "لم يُعثر عليه",
		invalid: "تتعذر قراءته",
		leftOut: "مستبعد",
	},
	added: "تمت إضافته",
	notAdded: "لم تتم إضافته",
	kinds: {
		play: "المشاهدات",
		rating: "التقييمات",
		note: "الملاحظات",
		watchLater: "المشاهدة لاحقًا",
		list: "القوائم",
		hidden: "لا يناسبني",
		round: "البدء من جديد",
		progress: "مواضع التشغيل",
		other: "غير ذلك",
	},
	counted: {
		play: (count: number) =>
			plural(count, {
				zero: "لا مشاهدات",
				one: "مشاهدة واحدة",
				two: "مشاهدتان",
				few: "# مشاهدات",
				many: "# مشاهدة",
				other: "# مشاهدة",
			}),
		rating: (count: number) =>
			plural(count, {
				zero: "لا تقييمات",
				one: "تقييم واحد",
				two: "تقييمان",
				few: "# تقييمات",
				many: "# تقييمًا",
				other: "# تقييم",
			}),
		note: (count: number) =>
			plural(count, {
				zero: "لا ملاحظات",
				one: "ملاحظة واحدة",
				two: "ملاحظتان",
				few: "# ملاحظات",
				many: "# ملاحظة",
				other: "# ملاحظة",
			}),
		watchLater: (count: number) =>
			plural(count, {
				zero: "لا أعمال محفوظة",
				one: "عمل محفوظ واحد",
				two: "عملان محفوظان",
				few: "# أعمال محفوظة",
				many: "# عملًا محفوظًا",
				other: "# عمل محفوظ",
			}),
		list: (count: number) =>
			plural(count, {
				zero: "لا أعمال في القوائم",
				one: "عمل واحد في القوائم",
				two: "عملان في القوائم",
				few: "# أعمال في القوائم",
				many: "# عملًا في القوائم",
				other: "# عمل في القوائم",
			}),
		hidden: (count: number) =>
			plural(count, {
				zero: "لا أعمال مخفية",
				one: "عمل مخفي واحد",
				two: "عملان مخفيان",
				few: "# أعمال مخفية",
				many: "# عملًا مخفيًا",
				other: "# عمل مخفي",
			}),
		round: (count: number) =>
			plural(count, {
				zero: "لا بدايات جديدة",
				one: "بداية جديدة واحدة",
				two: "بدايتان جديدتان",
				few: "# بدايات جديدة",
				many: "# بداية جديدة",
				other: "# بداية جديدة",
			}),
		progress: (count: number) =>
			plural(count, {
				zero: "لا مواضع تشغيل",
				one: "موضع تشغيل واحد",
				two: "موضعا تشغيل",
				few: "# مواضع تشغيل",
				many: "# موضع تشغيل",
				other: "# موضع تشغيل",
			}),
	},
	differences: { title: "اسم آخر", year: "سنة أخرى", type: "نوع آخر" },
	rowsByStateAndKind: "الصفوف بحسب الحالة والنوع",
	all: "الكل",
	allRows: "كل الصفوف",
	allStates: "كل الحالات",
	allKinds: "كل الأنواع",
	rowsOf: (rows: string, state: string, kind: string) => `${rows}: ${state}، ${kind}`,
	whyNotUsed: "لماذا لا تُستخدم بعض الصفوف؟",
	forOtherReasons: (state: string) => `${state} لأسباب أخرى`,
	lists: (count: number) =>
		plural(count, {
			zero: "لا قوائم",
			one: "قائمة واحدة",
			two: "قائمتان",
			few: "# قوائم",
			many: "# قائمة",
			other: "# قائمة",
		}),
	titles: (count: number) =>
		plural(count, {
			zero: "لا أعمال",
			one: "عمل واحد",
			two: "عملان",
			few: "# أعمال",
			many: "# عملًا",
			other: "# عمل",
		}),
	listsWithTitles: (lists: string, titles: string) => `${lists}، ${titles}`,
	intoYourList: "تُضاف إلى قائمتك التي بهذا الاسم",
	newList: "جديدة",

	// The state of an import
	rowsChanged: (count: number) =>
		plural(count, {
			zero: "لم يتغير أي صف.",
			one: "تغيّر صف واحد.",
			two: "تغيّر صفان.",
			few: "تغيّرت # صفوف.",
			many: "تغيّر # صفًا.",
			other: "تغيّر # صف.",
		}),
	rowsLeftOut: (count: number) =>
		plural(count, {
			zero: "لم يُستبعد أي صف.",
			one: "استُبعد صف واحد.",
			two: "استُبعد صفان.",
			few: "استُبعدت # صفوف.",
			many: "استُبعد # صفًا.",
			other: "استُبعد # صف.",
		}),
	failed: "لم ينجح ذلك. حاول مرة أخرى بعد لحظات.",
	rowsHeading: "الصفوف",
	rowsInOrder: (count: number) =>
		plural(count, {
			zero: "لا صفوف",
			one: "صف واحد بترتيب الملفات",
			two: "صفان بترتيب الملفات",
			few: "# صفوف بترتيب الملفات",
			many: "# صفًا بترتيب الملفات",
			other: "# صف بترتيب الملفات",
		}),
	files: "الملفات",
	pages: "الصفحات",
	first: "الأولى",
	next: "التالية",
	report: "تقرير بصيغة CSV",
	work: { matching: "جارٍ البحث عن الأعمال", applying: "جارٍ الحفظ في مكتبتك", undoing: "جارٍ التراجع" },
	workDone: (work: string, done: string, total: number) =>
		plural(total, {
			zero: `${work}`,
			one: `${work}: ${done} من صف واحد`,
			two: `${work}: ${done} من صفين`,
			few: `${work}: ${done} من # صفوف`,
			many: `${work}: ${done} من # صفًا`,
			other: `${work}: ${done} من # صف`,
		}),
	serverAway: "الخادم لا يستجيب. تعيد هذه الصفحة المحاولة تلقائيًا، ولن يضيع شيء.",
	serverGoesOn: "يمكنك إغلاق هذه الصفحة. سيواصل الخادم العمل، وتعرض هذه الصفحة مدى تقدمه.",
	stopping: "جارٍ الإيقاف…",
	showProgress: "عرض مدى التقدم",
	notAllSent: "لم تُرسل كل الصفوف. أزل عملية الاستيراد هذه واختر الملفات مرة أخرى.",
	readOn: "تمت القراءة في <time></time>. لم يُحفظ شيء بعد.",
	undone: "تم التراجع. أُزيل ما أضافه هذا الاستيراد، وبقي ما غيّرته بعده كما تركته.",
	stoppedBefore: "تم الإيقاف قبل حفظ أي شيء. يمكنك المتابعة.",
	stoppedAfter: "تم الإيقاف. يبقى ما حُفظ حتى ذلك الحين إلى أن تتراجع عنه، ويمكنك المتابعة أيضًا.",
	applyAgainUntil: "يمكنك تطبيقه من جديد حتى <time></time>. وسيُستبعد ما يكون موجودًا حينها.",
	undoUntil: "يمكنك التراجع عن هذا الاستيراد حتى <time></time>. يزيل التراجع ما أضافه الاستيراد، ولا يمسّ ما حدث بعده.",
	undoOrMoveUntil:
		"يمكنك التراجع عن هذا الاستيراد حتى <time></time>. يزيل التراجع ما أضافه الاستيراد، ولا يمسّ ما حدث بعده. وحتى ذلك الحين يمكنك بالزر «عمل آخر» نقل ما أضافه الصف.",
	goOn: "متابعة",
	goingOn: "جارٍ المتابعة…",
	seeWatched: "عرض ما شاهدته",
	seeLists: "عرض قوائمك",
	applyAgain: "تطبيق من جديد",
	applying: "جارٍ التطبيق…",
	removeFromList: "إزالة من القائمة",
	remove: "إزالة",
	removing: "جارٍ الإزالة…",
	appliedRows: (what: string) => `تم التطبيق: ${what}.`,
	appliedNothing: "تم التطبيق: لا جديد.",
	more: (counted: string) => `${counted} أكثر`,
	fewer: (counted: string) => `${counted} أقل`,
	otherwise: (what: string) =>
		`يختلف ذلك عمّا ذكره الزر (${what}) لأن مكتبتك تغيّرت في هذه الأثناء. ستجد السبب في الصفوف.`,
	stillWaiting: (count: number) =>
		plural(count, {
			zero: "لا صفوف بانتظار تحديد العمل: <open></open>.",
			one: "ما زال صف واحد بانتظار تحديد العمل: <open></open>. ما تختاره يُحفظ فورًا.",
			two: "ما زال صفان بانتظار تحديد العمل: <open></open>. ما تختاره يُحفظ فورًا.",
			few: "ما زالت # صفوف بانتظار تحديد العمل: <open></open>. ما تختاره يُحفظ فورًا.",
			many: "ما زال # صفًا بانتظار تحديد العمل: <open></open>. ما تختاره يُحفظ فورًا.",
			other: "ما زال # صف بانتظار تحديد العمل: <open></open>. ما تختاره يُحفظ فورًا.",
		}),
	waiting: (count: number) =>
		plural(count, {
			zero: "لا صفوف بانتظار أن تحدد أعمالها: <open></open>. الصفوف التي تتركها من دون اختيار لا تُستورد.",
			one: "صف واحد بانتظار أن تحدد العمل المقصود: <open></open>. الصفوف التي تتركها من دون اختيار لا تُستورد.",
			two: "صفان بانتظار أن تحدد العمل المقصود: <open></open>. الصفوف التي تتركها من دون اختيار لا تُستورد.",
			few: "# صفوف بانتظار أن تحدد العمل المقصود: <open></open>. الصفوف التي تتركها من دون اختيار لا تُستورد.",
			many: "# صفًا بانتظار أن تحدد العمل المقصود: <open></open>. الصفوف التي تتركها من دون اختيار لا تُستورد.",
			other: "# صف بانتظار أن تحدد العمل المقصود: <open></open>. الصفوف التي تتركها من دون اختيار لا تُستورد.",
		}),
	notReadable: (count: number) =>
		plural(count, {
			zero: "قُرئت كل الصفوف.",
			one: "تعذّرت قراءة صف واحد. صحّحه في التقرير واستورده من جديد: لا يُضاف إلا الجديد.",
			two: "تعذّرت قراءة صفين. صحّحهما في التقرير واستورده من جديد: لا يُضاف إلا الجديد.",
			few: "تعذّرت قراءة # صفوف. صحّحها في التقرير واستورده من جديد: لا يُضاف إلا الجديد.",
			many: "تعذّرت قراءة # صفًا. صحّحها في التقرير واستورده من جديد: لا يُضاف إلا الجديد.",
			other: "تعذّرت قراءة # صف. صحّحها في التقرير واستورده من جديد: لا يُضاف إلا الجديد.",
		}),
	toChoose: (count: number) =>
		plural(count, {
			zero: "لا شيء للاختيار",
			one: "واحد للاختيار",
			two: "اثنان للاختيار",
			few: "# للاختيار",
			many: "# للاختيار",
			other: "# للاختيار",
		}),
	notFound: (count: number) =>
		plural(count, {
			zero: "عُثر على كل شيء",
			one: "واحد لم يُعثر عليه",
			two: "اثنان لم يُعثر عليهما",
			few: "# لم يُعثر عليها",
			many: "# لم يُعثر عليها",
			other: "# لم يُعثر عليها",
		}),
	both: "<ambiguous></ambiguous> و<unmatched></unmatched>",
	applyRows: (count: number) =>
		plural(count, {
			zero: "لا صفوف للتطبيق",
			one: "تطبيق صف واحد",
			two: "تطبيق صفين",
			few: "تطبيق # صفوف",
			many: "تطبيق # صفًا",
			other: "تطبيق # صف",
		}),

	// Undo
	undoThis: "التراجع عن هذا الاستيراد",
	removeWritten: (what: string) =>
		`هل تريد إزالة ما أضافه هذا الاستيراد (${what})؟ يمكنك تطبيقه من جديد حتى <time></time>.`,
	broughtNothing: "لم يُضف هذا الاستيراد شيئًا جديدًا. يمكنك تطبيقه من جديد حتى <time></time>.",
	undoIt: "تراجع",
	undoing: "جارٍ التراجع…",

	// A row
	movie: "فيلم",
	show: "مسلسل",
	numberedTitle: (id: string) => `العمل ${id}`,
	noTitle: "بلا اسم",
	quoted: (name: string) => `«${isolated(name)}»`,
	ofYear: (title: string, year: number) => `${isolated(title)}، ${year}`,
	becomes: "يصبح",
	inFile: (title: string) => `في الملف: ${isolated(title)}`,
	inFileAsMovie: (title: string) => `في الملف: ${isolated(title)}، فيلم`,
	inFileAsShow: (title: string) => `في الملف: ${isolated(title)}، مسلسل`,
	listNamed: (name: string) => `القائمة «${isolated(name)}»`,
	ratingOf10: (rating: string) => `${rating} من 10`,
	rowOfFile: (file: string, row: number) => `${isolated(file)}، الصف ${row}`,
	anotherTitle: "عمل آخر",
	anotherTitleFor: (name: string) => `عمل آخر بدلًا من ${isolated(name)}`,
	chooseEpisode: "اختيار الحلقة",
	chooseEpisodeOf: (name: string) => `اختيار حلقة من ${isolated(name)}`,
	search: "بحث",
	searchFor: (name: string) => `البحث عن ${isolated(name)}`,
	theyBecome: (codes: string) => `تصبح ${codes}.`,
	theyBecomeAndMore: (codes: string) => `تصبح ${codes} وغيرها.`,
	takeNumbers: "اعتماد هذه الأرقام",
	leaveOut: "استبعاد",
	leaveOutTitle: (name: string) => `استبعاد ${isolated(name)}`,
	line: (number: number) => `السطر ${number}`,
	anotherEpisode: "حلقة أخرى",
	row: "الصف",
	season: "الموسم",
	episode: "الحلقة",
	takeEpisode: "اعتماد هذه الحلقة",

	// Search for a title
	rowNumber: (number: number) => `الصف ${number}`,
	whichEpisode: (name: string) => `أي حلقة هي «${isolated(name)}»؟`,
	whichTitle: (name: string) => `أي عمل هو «${isolated(name)}»؟`,
	orSearch: "أو ابحث عن عمل آخر:",
	nameOfTitle: "اسم العمل",
	noAnswer: "الكتالوج لا يستجيب. أعد البحث بعد لحظات.",
	noneFound: "لا يوجد في الكتالوج عمل بهذا الاسم.",
	choose: "اختيار",
	chooseTitle: (title: string) => `اختيار ${isolated(title)}`,
	chooseTitleOf: (title: string, year: number) => `اختيار ${isolated(title)} من عام ${year}`,
});
