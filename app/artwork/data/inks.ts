export type Family =
	| "action"
	| "adventure"
	| "comedy"
	| "documentary"
	| "drama"
	| "family"
	| "fantasy"
	| "horror"
	| "music"
	| "noir"
	| "romance"
	| "scifi"
	| "war";

/** Palettes, each written "ground ink hero second deep". */
export const INKS: Record<Family, string[]> = {
	action: [
		"e8e0d0 161416 d62c1a 3a3a40 161416",
		"12161c f3ecdf ff5a1f 3f4a58 05070a",
		"f2511f 170c08 170c08 ffe2b0 7a1a05",
		"f2b90f 141210 141210 d8401f 4a3608",
		"1b2e4b f6ecd9 f94d2f 6b87ad 0b1626",
		"c4c9c7 131619 b3261e 56626a 131619",
		"a51c14 fbe9d0 f4b942 5c0f0b 230504",
	],
	adventure: [
		"e0a458 2b1610 b5432a 7a4a2b 2b1610",
		"b94a2a fbead0 f4c77b 7b2d1a 2f0f08",
		"efdfbf 2a1d14 d0652b 3f7d78 2a1d14",
		"1f5d61 fbeed6 f0a04b 8fb5a5 0c2628",
		"8aa27f 1b1f16 f7e8bd d9662f 1b1f16",
		"f2c078 24150e c1440e 5d737e 24150e",
		"24384f f6ead2 ee8b3c 5e86a0 0e1a27",
	],
	comedy: [
		"f7c531 1c1a17 e8452c 2a6f97 1c1a17",
		"f28482 2b1118 fff1d6 5f8f86 2b1118",
		"fdf0d5 22223b ee6c4d 3d8b7d 22223b",
		"6fc2bb 13262b fdf0d5 ef5f2b 13262b",
		"d8431f fff3dc ffd166 8f2d17 3d1208",
		"f9dcc4 3d2645 f08a4b 832161 3d2645",
		"2e4057 fdf3dd f5b841 66a182 17212e",
		"b9d7ea 1d2440 f25f4c f2b705 1d2440",
	],
	documentary: [
		"f4f1e8 141414 141414 d6402b 5a5a5a",
		"e8e4d9 10243a 1d5c8c e0a030 10243a",
		"e5482d 160b08 160b08 fbeed8 4e1409",
		"d9e0dc 12211c 1f6f54 e08e45 12211c",
		"1b2a38 f3ead8 f0a63c 54748c 0b131b",
	],
	drama: [
		"ece3d0 1d1a17 3b5b6d c98b4a 1d1a17",
		"25344a f2e9d8 d9a05b 5f7a94 111a27",
		"d5c3a1 221c15 8c3a22 8a7350 221c15",
		"34463a f1ead6 e0b04f 7d9075 172019",
		"bfcbd0 17222b 22455c cf6a4c 17222b",
		"6e3b2c f7e9d3 f0b572 a86448 2f150e",
		"f2eee4 151515 c9302c a9a294 151515",
		"1c1c1f efe8da d9b45b 5d5a57 0c0c0e",
		"d98f5c 23140d fbe6c4 7c3a22 23140d",
		"4a2f4f f6e6dd f0a58a 8d6592 211226",
	],
	family: [
		"8ecae6 12263a ffb703 f4632a 12263a",
		"fff1d0 14342b 2a9d8f f25c54 14342b",
		"ffd23f 2b1a3d ee4266 2fa98f 2b1a3d",
		"1f544f fff4dc f9c74f f3722c 0d2826",
		"f4978e 2d1b2e fff3e0 5f8f45 2d1b2e",
		"256d92 fffaf0 ffd166 ef476f 0f2c3c",
		"4b2e83 fff4e0 ffc857 e9724c 22123f",
		"b8d98b 1d2b14 fff6dc e8562f 1d2b14",
	],
	fantasy: [
		"16302b f3e8cb e3b34c 4e8068 0a1815",
		"2b2350 f6e8d2 f0b64d 7b66b8 130e2b",
		"e7dcc0 1c2a24 2f6b52 c47f2c 1c2a24",
		"0f2a43 f4ead3 e7b95a 47799e 071625",
		"5a1f3d f8e6d0 f3b562 a04a6c 290b1a",
		"b7c9a8 16261a 2f5d3a e0913f 16261a",
		"d9b44a 1f1710 7a1f1a 8a6a24 1f1710",
	],
	horror: [
		"0f0d0e f2e6d8 c2201f 5a1616 26090a",
		"9a1713 f8ead6 120c0b e8b98a 2a0505",
		"d7dccb 141613 6c8f3c 2c3a26 141613",
		"1a1426 efe3f0 b8d430 5d3f86 0c0914",
		"e9e2d2 120f0f a61c1c 8d8577 120f0f",
		"132420 e8efe0 e25b2a 3f6b58 081310",
		"2b3440 ece6da d9d2a8 6a7a88 10151c",
	],
	music: [
		"2a0f45 fdeedb ff5d8f 8a3fd1 140522",
		"ff6b57 240b14 240b14 ffd36e 6b1630",
		"101418 f7efe0 f2b632 c2396b 23282e",
		"f4e9d8 1b1330 d6336c 4338ca 1b1330",
		"f2b632 1d1420 c2396b 2b4c7e 1d1420",
	],
	noir: [
		"14110f f3e9d6 d8392b 6f665c 2a2420",
		"efe4cf 17130f c8322b 9c8f7c 17130f",
		"e2b23b 15110d b23a22 7d5a1c 15110d",
		"1d2b33 f1e6d0 e8a33d 4e6a72 0f181d",
		"b5281f f7ead2 15100e f0c58f 3d0f0c",
		"23202b f0e7da e9c46a 6d5f86 121017",
		"d9d3c4 1a1d21 2f5d62 b5482f 1a1d21",
		"2c3d2f efe8d2 e3d26f 6b8266 131c15",
		"8fa3a6 12181b f3e7cf a8321f 12181b",
	],
	romance: [
		"f3d9cd 3a1220 c5283d e58f7b 3a1220",
		"b83c4c fdf0e2 fbd9b0 7d2038 3d0d1b",
		"f6ead9 27203a 5b6fa8 e6a5a1 27203a",
		"2a1a2e f8e6dc e8788a 7a4470 150a18",
		"e9c7b0 2d1a14 a33a2e d98a5b 2d1a14",
		"7d2b3a fae6d0 f2a65a b8525a 3a0e18",
		"bcd0c7 1e2b2a d8573c f3e6cc 1e2b2a",
	],
	scifi: [
		"0d1b2a f4ead7 f26b38 3d6b8c 060d16",
		"e8dfca 14202b e4572e 2a7f8f 14202b",
		"101014 f1f0ea 7fd1c7 47556b 23262f",
		"2b1a4a f8e9d8 ff8552 6c4ab0 150b29",
		"c9d6d3 10202a e36414 0f4c5c 10202a",
		"f0a830 1b1414 c8472b 7d4a12 1b1414",
		"12333a f5ecd9 f5c14b 3f8a8c 081b1f",
		"d94f2a fff0da ffc46b 8a2a18 2b0c07",
	],
	war: [
		"4a4a32 f0e6cc d9a441 8a8660 1f1f14",
		"d8ccae 1f1b14 8e2f22 6c6a4a 1f1b14",
		"22261f ebe2cb c8452e 6d735a 0f110d",
		"b9a77c 1c1812 a23a24 5c5b40 1c1812",
		"7a1f1a f5e4c6 e0a83e a84a34 1d0605",
		"e6dcc6 17212b b8412f 4f6a80 17212b",
	],
};

/** TMDB's genre ids, of movies and of shows. */
export const FAMILY_OF_GENRE: Record<number, Family> = {
	12: "adventure",
	14: "fantasy",
	16: "family",
	18: "drama",
	27: "horror",
	28: "action",
	35: "comedy",
	36: "war",
	37: "adventure",
	53: "noir",
	80: "noir",
	99: "documentary",
	878: "scifi",
	9648: "noir",
	10402: "music",
	10749: "romance",
	10751: "family",
	10752: "war",
	10759: "action",
	10762: "family",
	10763: "documentary",
	10764: "documentary",
	10765: "scifi",
	10766: "romance",
	10767: "comedy",
	10768: "war",
	10770: "drama",
};
